import type { Faq } from '@milgo/domain/content/faq-search'
import { useEffect, useRef } from 'react'
import { callCore } from '../../lib/service-client.ts'

/** In milliseconds: a search counts only after a pause in typing. */
const pause = 1_500
const longestReport = 200

/**
 * Reports a search without results to the editor, anonymously and once for each search text of this page. The caller
 * says what a miss is.
 */
export const useMissReport = (faq: Faq, search: string, isMiss: boolean): void => {
  const reported = useRef(new Set<string>())
  useEffect(() => {
    const words = search.trim().slice(0, longestReport)
    if (!isMiss || words === '' || reported.current.has(words)) return
    const timer = setTimeout(() => {
      reported.current.add(words)
      callCore('POST /faq-question/report-miss', { body: { faq, words } }).catch(() => {})
    }, pause)
    return () => clearTimeout(timer)
  }, [faq, search, isMiss])
}
