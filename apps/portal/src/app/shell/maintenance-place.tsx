import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { useSetting } from '../../lib/use-setting.ts'

/** Loaded only if a maintenance is announced. */
const MaintenanceNotice = lazyExtra(
  async () => (await import('./maintenance-notice.tsx')).MaintenanceNotice,
  () => null,
)

export const MaintenancePlace = () => {
  const from = useSetting('MAINTENANCE_FROM')
  const until = useSetting('MAINTENANCE_UNTIL')
  if (from === undefined || until === undefined) return null
  return (
    <Suspense>
      <MaintenanceNotice from={from} until={until} />
    </Suspense>
  )
}
