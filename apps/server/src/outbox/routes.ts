import type { FastifyInstance } from 'fastify'
import { html } from '../platform/http/html.ts'
import { htmlPage } from '../platform/http/html-page.ts'
import type { Platform } from '../platform/platform.ts'
import { getOutbox } from './get-outbox.ts'

/** Shows the messages of the outbox, for people who try the portal on a laptop. Never registered in production. */
export const devOutboxRoutes = (app: FastifyInstance, platform: Platform): void => {
  const options = { schema: { hide: true } }
  app.get('/dev/outbox.json', options, async () => getOutbox(platform))
  app.get('/dev/outbox', options, async (_request, reply) => {
    const messages = await getOutbox(platform)
    const rows = messages.map(
      (message) => html`<tr><td>${message.createdAt.toISOString()}</td><td>${message.channel}</td>
        <td>${message.recipient}</td><td dir="auto"><b>${message.subject ?? ''}</b>
          ${message.body === '' ? html`<i>erased: the code was used, replaced or has expired</i>` : message.body}</td>
        <td>${message.state}</td></tr>`,
    )
    const table = html`<table><thead><tr><th>When</th><th>By</th><th>To</th><th>Message</th><th>State</th></tr></thead>
      <tbody>${rows}</tbody></table>`
    const body = html`<h1>Outbox</h1><p>Development only: messages that were “sent”, newest first.</p>
      ${messages.length > 0 ? table : html`<p>Nothing was sent yet.</p>`}`
    return reply.type('text/html; charset=utf-8').send(htmlPage('Milgo outbox', body))
  })
}
