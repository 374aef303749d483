import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useReducer } from 'react'

/**
 * The carousel's code, with its library, kept out of the first load: a slow phone has the page's own words to deal
 * with first. Asked for like a call, so that a lost line is told and tried again like one.
 */
export const useCarouselCode = () => {
  const [isWanted, want] = useReducer(() => true, false)
  const { data, error } = useQuery({
    queryKey: ['carousel code'],
    queryFn: async () => (await import('./carousel.tsx')).Carousel,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  // Deferred: building the carousel then yields to whatever the reader does meanwhile.
  return { Carousel: useDeferredValue(data), error, want }
}
