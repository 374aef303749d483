import { csrfCookie } from '@milgo/contracts/office-session'
import { totpCode, totpStepAt } from '../apps/server/src/platform/crypto/totp.ts'
import { demoPassword, demoTotpSecret } from '../apps/server/src/reference/demo-accounts.ts'

export type OfficeCaller = { readonly post: (path: string, body: object) => Promise<unknown> }

/** Logs a demo staff member in over HTTP, as the office does. */
export const logInDemoStaff = async (url: string, email: string): Promise<OfficeCaller> => {
  const login = await send(`${url}/authz-service/api/v1/office-auth/login`, { email, password: demoPassword })
  const { session } = (await login.json()) as { session: string }
  const code = totpCode(demoTotpSecret, totpStepAt(new Date()))
  const verified = await send(`${url}/authz-service/api/v1/office-auth/verify`, { session, code })
  if (!verified.ok) throw new Error(`the login of ${email} answered ${verified.status}`)
  await verified.text()
  const cookies = verified.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const csrf = cookies.find((one) => one.startsWith(`${csrfCookie}=`))?.split('=')[1] ?? ''
  const headers = { cookie: cookies.join('; '), 'x-csrf-token': csrf, origin: url }
  return {
    post: async (path, body) => {
      const answer = await send(`${url}/core-service/api/v1${path}`, body, headers)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    },
  }
}

const send = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
