import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { showsBankFix, showsResult } from '../../lib/page-parts.ts'
import { keepUser, prefetchPersonal } from '../../lib/session/personal-query.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import { currentLanguage } from '../../lib/words.ts'
import type { Area } from './area.ts'
import { PartFailed } from './part-failed.tsx'

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

/** The parts that not every student sees. */
const partsOf = (hasResult: boolean, hasBankFix: boolean) => [
  ...(hasResult ? [ResultTop, ResultDetails] : []),
  ...(hasBankFix ? [BankFixCard] : []),
]

/** Whether their code is there; one that does not come says so in its place. */
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

/** Brings what the page shows before it is drawn. */
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
