import { officeBase } from '@milgo/contracts/office-paths'
import { listenBeforeRouter } from '@milgo/web-client/intercept-back'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import './app/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

listenBeforeRouter()
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={officeBase}>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
