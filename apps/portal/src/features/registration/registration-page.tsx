import { ApplicationForm } from './application-form.tsx'
import { StartedPage } from './started-page.tsx'

/** The application form. */
export const RegistrationPage = () => (
  <StartedPage name="form">{(start) => <ApplicationForm start={start} />}</StartedPage>
)
