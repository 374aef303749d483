import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app.tsx'
import { PageOutline } from './app/page-outline.tsx'

export { headedPaths } from './app/page-outline.tsx'
export { preparedPaths, redrawnPaths } from './lib/prepared-paths.ts'

/** Draws a page as it is before any call has answered; the build writes it into its document. */
export const preparePage = (path: string): Promise<string> =>
  draw(
    path,
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )

/** Draws the outline for the document of a page that is not prepared. Without a path, it is the outline of any page. */
export const prepareOutline = (path?: string): Promise<string> =>
  draw('The outline', <PageOutline {...(path !== undefined && { path })} />)

const draw = async (name: string, content: ReactNode): Promise<string> => {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    content,
    // In one piece, because later pieces would need inline scripts, which the content policy forbids.
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
