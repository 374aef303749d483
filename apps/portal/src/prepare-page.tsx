import { paths } from '@milgo/contracts/portal-paths'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app.tsx'

/** The home page as it stands before any call has answered; the build writes it into index.html. */
export const preparePage = async (): Promise<string> => {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={paths.home}>
      <App />
    </StaticRouter>,
    // One piece: parts sent later would come with inline scripts, which the content policy forbids.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  const markup = await new Response(prelude).text()
  if (failures.length > 0) throw new AggregateError(failures, 'The home page could not be prepared')
  return markup
}
