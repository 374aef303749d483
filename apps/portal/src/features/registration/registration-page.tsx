import { ApplicationForm } from './application-form.tsx'
import { StartedPage } from './started-page.tsx'

/** The application form. */
export const RegistrationPage = () => (
  <StartedPage>{(start) => <ApplicationForm start={start} />}</StartedPage>
)
