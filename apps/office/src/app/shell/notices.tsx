import { NoticeBand } from '@milgo/content-view/notice-band.tsx'
import { useQuery } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

/** The notices shown above every page of the office. If they cannot be loaded, the page is shown without them. */
export const Notices = () => {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['office-notices', language],
    queryFn: ({ signal }) => callCore('GET /office/notices', { signal }),
  })
  return data?.notices.map(({ id, tone, text }) => <NoticeBand key={id} tone={tone} text={text} />)
}
