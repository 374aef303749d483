import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app.tsx'
import { PageOutline } from './app/page-outline.tsx'

export { preparedPaths, redrawnPaths } from './lib/prepared-paths.ts'

/** A page as it stands before any call has answered; the build writes it into its document. */
export const preparePage = (path: string): Promise<string> =>
  draw(
    path,
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )

/** What stands in the documents of the other pages. */
export const prepareOutline = (): Promise<string> => draw('The outline', <PageOutline />)

const draw = async (name: string, content: ReactNode): Promise<string> => {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    content,
    // One piece: parts sent later would come with inline scripts, which the content policy forbids.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  const markup = await new Response(prelude).text()
  if (failures.length > 0) throw new AggregateError(failures, `${name} could not be prepared`)
  return markup
}
