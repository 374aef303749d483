import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { citiesQuery } from '../../lib/dictionaries.ts'
import { useLanguage } from '../../lib/words.ts'
import type { Application } from './open-application.ts'

/** Brings the list of localities once the form stands, and tells the rules of it: a locality that is chosen now is in it. */
export const useLocalities = ({ start, store }: Application): void => {
  const { data: cities } = useQuery(citiesQuery(useLanguage()))
  useEffect(() => {
    if (!cities) return
    for (const { value, municipalCode } of cities) start.municipalCodes.set(value, municipalCode)
    store.setFacts({ ...store.facts() })
  }, [cities, start, store])
}
