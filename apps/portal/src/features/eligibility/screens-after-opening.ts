import { CheckForm } from './check-form.tsx'
import { CodeScreen } from './code-screen.tsx'
import { FailureScreen } from './failure-screen.tsx'

/** What comes after the window that the check opens with: needed together, and therefore loaded together. */
export const screensAfterOpening = { CheckForm, CodeScreen, FailureScreen }
