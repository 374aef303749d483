import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { citiesQuery } from '../../lib/dictionaries.ts'
import { useLanguage } from '../../lib/words.ts'
import type { Application } from './open-application.ts'

/**
 * Loads the list of localities after the form is drawn and passes it to the rules, because a newly chosen locality is
 * in that list.
 */
export const useLocalities = ({ start, store }: Application): void => {
  const { data: cities } = useQuery(citiesQuery(useLanguage()))
  useEffect(() => {
    if (!cities) return
    for (const { value, municipalCode } of cities) start.municipalCodes.set(value, municipalCode)
    store.setContext({ ...store.context() })
  }, [cities, start, store])
}
