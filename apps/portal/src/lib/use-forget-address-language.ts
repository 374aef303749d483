import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from './words.ts'

/**
 * Removes a language from the address, as in `/?lang=ar`, once another one is chosen on the page. The browser's address
 * is changed already, but the router would write its own back, and the next load would bring that language back.
 */
export const useForgetAddressLanguage = (): void => {
  const language = useLanguage()
  const [first] = useState(language)
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (language === first || !params.has('lang')) return
    params.delete('lang')
    void navigate({ pathname, search: params.toString(), hash }, { replace: true, state })
  }, [language, first, pathname, search, hash, state, navigate])
}
