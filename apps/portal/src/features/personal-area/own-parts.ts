import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { showsBankFix, showsResult } from '../../lib/page-parts.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import { keepUser, prefetchPersonal } from '../../lib/student/personal-query.ts'
import { currentLanguage } from '../../lib/words.ts'
import { PartFailed } from './part-failed.tsx'
import type { Area } from './shared/area.ts'

const loadResultPart = () => import('./result/result-part.tsx')
export const ResultTop = lazyExtra(async () => (await loadResultPart()).ResultTop, PartFailed)
export const ResultDetails = lazyExtra(
  async () => (await loadResultPart()).ResultDetails,
  () => null,
)
export const BankFixCard = lazyExtra(
  async () => (await import('./bank-fix/bank-fix-card.tsx')).BankFixCard,
  PartFailed,
)

/** Returns the parts that only some students see. */
const partsOf = (hasResult: boolean, hasBankFix: boolean) => [
  ...(hasResult ? [ResultTop, ResultDetails] : []),
  ...(hasBankFix ? [BankFixCard] : []),
]

/** Returns whether the code of these parts is loaded. A part that fails to load shows that in its place. */
export const useOwnParts = (area: Area): boolean => {
  const hasResult = showsResult(area)
  const hasBankFix = showsBankFix(area)
  const [isLoaded, setLoaded] = useState(() => partsOf(hasResult, hasBankFix).every(({ isHere }) => isHere()))
  useEffect(() => {
    const loading = partsOf(hasResult, hasBankFix).map(({ load }) => load())
    void Promise.allSettled(loading).then(() => setLoaded(true))
  }, [hasResult, hasBankFix])
  return isLoaded
}

/** Loads the data and code of the page before it is drawn. */
export const prepareArea = async (client: QueryClient): Promise<void> => {
  const asked = { sessionId: currentSession()?.id, language: currentLanguage() }
  const area = await prefetchPersonal(client, '/page-data/personal-area')
  if (!area) return
  keepUser(client, { ...asked, user: area.user })
  const hasResult = showsResult(area)
  await Promise.allSettled([
    ...partsOf(hasResult, showsBankFix(area)).map(({ load }) => load()),
    ...(hasResult ? [prefetchPersonal(client, '/page-data/result')] : []),
  ])
}
