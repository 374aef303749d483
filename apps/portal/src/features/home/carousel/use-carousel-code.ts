import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useReducer } from 'react'

/**
 * Loads the carousel's code and its library. They are not part of the first load, because a slow phone needs the page's
 * own words first. They load by a query, so that a failure is shown and tried again like that of a call.
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
  // Deferred, so that drawing the carousel does not delay the reader's input.
  return { Carousel: useDeferredValue(data), error, want }
}
