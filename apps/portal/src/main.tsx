import { hearBackFirst } from '@milgo/web-client/hold-back'
import { createQueryClient } from '@milgo/web-client/query-client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { Awake } from './app/awake.tsx'
import { loadFirstPage } from './app/load-first-page.ts'
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
hearBackFirst()
await startWords()

const draw = async (): Promise<void> => {
  await loadFirstPage(client)
  dropHiddenPage(root)
  // In slices, as what is taken over: a whole page in one go would hold a slow phone for half a second. The header is heard at
  // once, even where the page itself is still on the way.
  startTransition(() => createRoot(root).render([app, <Awake key="awake" />]))
}

if (isPreparedPageShown(root)) startTransition(() => void hydrateRoot(root, app))
// Not waited for here: the code of pages is evaluated only when this file has been.
else void draw()
