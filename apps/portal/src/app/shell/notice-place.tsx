import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { useCoreQuery } from '../../lib/use-core-query.ts'

/** Its code comes only where the office has a notice. */
const NoticeBand = lazyExtra(
  async () => (await import('@milgo/content-view/notice-band.tsx')).NoticeBand,
  () => null,
)

/** The notices of the office over every page; the settings name those whose time it is. */
export const NoticePlace = () =>
  useCoreQuery('/setting/get-all').data?.map(
    ({ key, value }) =>
      key.startsWith('NOTICE_') && (
        <Suspense key={key}>
          <NoticeBand tone={key.startsWith('NOTICE_ATTENTION') ? 'attention' : 'info'} text={value} />
        </Suspense>
      ),
  )
