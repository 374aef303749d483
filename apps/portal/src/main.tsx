import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { hearBackFirst } from './lib/hold-back.ts'
import { dropPreparedPage, isPreparedPageShown } from './lib/prepared-page.ts'
import { followOtherTabs } from './lib/session/session-store.ts'
import { startWords } from './lib/words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

followOtherTabs()
hearBackFirst()
await startWords()
if (isPreparedPageShown(root)) startTransition(() => void hydrateRoot(root, app))
else {
  dropPreparedPage(root)
  createRoot(root).render(app)
}
