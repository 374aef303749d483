import type { FastifyInstance } from 'fastify'
import { html } from '../../platform/http/html.ts'
import { htmlPage } from '../../platform/http/html-page.ts'
import type { Platform } from '../../platform/platform.ts'
import { getDemoCodes } from './get-demo-codes.ts'

/** Shows the codes of the demo staff's authenticators. Never registered in production. */
export const devStaffCodesRoutes = (app: FastifyInstance, platform: Platform): void => {
  const options = { schema: { hide: true } }
  app.get('/dev/staff-codes.json', options, async () => getDemoCodes(platform))
  app.get('/dev/staff-codes', options, async (_request, reply) => {
    const rows = (await getDemoCodes(platform)).map(
      ({ name, email, code }) => html`<tr><td><b>${code ?? 'used; the next within half a minute'}</b></td>
        <td>${name}<br>${email}</td></tr>`,
    )
    const body = html`<h1>Codes of the demo staff</h1>
      <p>Development only: what their authenticators show now. A code serves once and changes every thirty seconds:
        <a href="/dev/staff-codes">look again</a>.</p>
      <table><thead><tr><th>Code</th><th>Who</th></tr></thead><tbody>${rows}</tbody></table>`
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(htmlPage('Milgo staff codes', body))
  })
}
