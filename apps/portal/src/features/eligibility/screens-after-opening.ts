import { CheckForm } from './check-form.tsx'
import { CodeScreen } from './code-screen.tsx'
import { FailureScreen } from './failure-screen.tsx'

/** The screens after the opening window, in one chunk because they are needed together. */
export const screensAfterOpening = { CheckForm, CodeScreen, FailureScreen }
