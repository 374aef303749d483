/** Sends the given calls at once, in a process of its own, and reports their answers. */
import { performance } from 'node:perf_hooks'

type Asked = { readonly url: string; readonly bodies: readonly object[] }

process.on('message', async ({ url, bodies }: Asked) => {
  const start = performance.now()
  const answers = await Promise.all(
    bodies.map(async (body) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await answer.text()
      return { status: answer.status, ms: performance.now() - start }
    }),
  )
  process.send?.(answers)
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
