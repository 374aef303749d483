import { AriaPage } from '../../lib/aria-page.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { AfterLogin } from './after-login.tsx'
import { LoginSteps } from './login-steps.tsx'

export const LoginPage = () => {
  const session = useSession()
  return <AriaPage>{session ? <AfterLogin /> : <LoginSteps />}</AriaPage>
}
