import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { useCoreQuery } from '../../lib/use-core-query.ts'

/** Loaded only if the office has a notice. */
const NoticeBand = lazyExtra(
  async () => (await import('@milgo/content-view/notice-band.tsx')).NoticeBand,
  () => null,
)

/** Draws the current notices of the office above every page; the settings contain them. */
export const NoticePlace = () =>
  useCoreQuery('/setting/get-all').data?.map(
    ({ key, value }) =>
      key.startsWith('NOTICE_') && (
        <Suspense key={key}>
          <NoticeBand tone={key.startsWith('NOTICE_ATTENTION') ? 'attention' : 'info'} text={value} />
        </Suspense>
      ),
  )
