import autocannon from 'autocannon'

const seconds = 4
const connections = 10

/** Returns how many requests a second an address serves. Throws unless every answer is a 200. */
export const load = async (url: string): Promise<number> => {
  const result = await autocannon({ url, duration: seconds, connections })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`)
  return result.requests.average
}
