import { listenBeforeRouter } from '@milgo/web-client/intercept-back'
import { createQueryClient } from '@milgo/web-client/query-client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadFirstPage } from './app/load-first-page.ts'
import { Awake } from './lib/awake.tsx'
import { dropHiddenPage, isPreparedPageShown } from './lib/prepared-page.ts'
import { followOtherTabs } from './lib/session/session-store.ts'
import { startWords } from './lib/words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('No #root')

const client = createQueryClient()
const app = (
  <BrowserRouter key="app">
    <App client={client} />
  </BrowserRouter>
)

followOtherTabs()
listenBeforeRouter()
await startWords()

const draw = async (): Promise<void> => {
  await loadFirstPage(client)
  dropHiddenPage(root)
  // Drawn in slices, like a hydrated page: a whole page at once would block a slow phone for half a second. The header
  // reacts at once, even while the page itself loads.
  startTransition(() => createRoot(root).render([app, <Awake key="awake" />]))
}

if (isPreparedPageShown(root)) startTransition(() => void hydrateRoot(root, app))
// Not awaited here, because the code of pages is evaluated only after this file.
else void draw()
