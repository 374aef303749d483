import { Agent, request } from 'node:http'

type Sent = { readonly headers: Record<string, string>; readonly body: string }

/**
 * Sends so many calls a second without waiting for earlier answers, as many people do. Returns the latencies in
 * milliseconds, each counted from the moment at which the call was due. The latency is infinite if no caller is free,
 * or if `isServed` returns false.
 */
export const openLoop = async (
  url: string,
  perSecond: number,
  seconds: number,
  next: () => Sent | undefined,
  isServed: (sent: Sent, answer: Record<string, unknown>) => boolean,
): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const latencies: number[] = []
  const pending: Promise<void>[] = []
  const start = performance.now()
  const send = (due: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = next()
      if (!sent) {
        latencies.push(Infinity)
        return resolve()
      }
      const headers = { 'content-type': 'application/json', ...sent.headers }
      const call = request(url, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const took = performance.now() - due
          latencies.push(isServed(sent, JSON.parse(Buffer.concat(chunks).toString())) ? took : Infinity)
          resolve()
        })
      })
      call.on('error', reject)
      call.end(sent.body)
    })
  for (let count = 0; count < perSecond * seconds; ) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (; count < Math.min(due, perSecond * seconds); count++)
      pending.push(send(start + (count * 1000) / perSecond))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(pending)
  agent.destroy()
  return latencies
}
