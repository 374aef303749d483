import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patient } from '../../scripts/testing/patience.ts'

/**
 * Drives an installed Firefox by WebDriver BiDi, which Firefox itself supports. Playwright drives only its own Firefox,
 * or one that is newer than Debian's: see docs/adr/0456.
 */

const patienceMs = patient(60_000)

type Node = { readonly sharedId: string }
type Remote = { readonly type: string; readonly value?: unknown; readonly sharedId?: string }
type Ask = (method: string, params: object) => Promise<Record<string, unknown>>

/** Selects an element by a selector and, where several elements match, by its whole text. */
export type Target = { readonly selector: string; readonly text?: string }

/** Connects to the address on which Firefox listens. An answer belongs to the command with the same id. */
const connect = async (address: string): Promise<Ask> => {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('close', () => {
      const closed = new Error('Firefox has closed the connection.')
      reject(closed)
      for (const asked of waiting.values()) asked.reject(closed)
    })
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') asked?.resolve(result)
    else asked?.reject(new Error(`Firefox: ${message}`))
  })
  let last = 0
  return (method, params) => {
    last += 1
    const asked = Promise.withResolvers<Record<string, unknown>>()
    waiting.set(last, asked)
    socket.send(JSON.stringify({ id: last, method, params }))
    return asked.promise
  }
}

/**
 * Returns a JavaScript expression for the first visible element that matches the target. A file input matches although
 * it is never visible.
 */
const expressionOf = ({ selector, text }: Target): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    (element.type === 'file' || element.checkVisibility()) &&
    ${text === undefined ? 'true' : `element.textContent.trim() === ${JSON.stringify(text)}`})`

const keys = (text: string) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/** Special keys, as the characters that the protocol has for them. */
export const key = { tab: '\uE004', enter: '\uE007', arrowDown: '\uE015' } as const

const createPage = (ask: Ask, context: string, base: string) => {
  const evaluate = async (expression: string): Promise<Remote> => {
    const answer = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (answer['type'] !== 'success') throw new Error(`The page threw at ${expression}`)
    return answer['result'] as Remote
  }

  /** Evaluates the expression every tenth of a second until it is true. Throws after a minute. */
  const until = async (what: string, expression: string): Promise<void> => {
    const end = performance.now() + patienceMs
    while ((await evaluate(`Boolean(${expression})`)).value !== true) {
      if (performance.now() > end)
        throw new Error(`${what} did not come (${(await evaluate('location.href')).value})`)
      await evaluate('new Promise((resolve) => setTimeout(resolve, 100))')
    }
  }

  const find = async (target: Target): Promise<Node> => {
    await until(target.text ?? target.selector, expressionOf(target))
    // Waits for the scroll event, which fires in the next frame, because an open list closes when the page scrolls.
    const { sharedId } = await evaluate(`(async () => {
      const found = ${expressionOf(target)}
      found.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      return found
    })()`)
    if (sharedId === undefined) throw new Error(`${target.text ?? target.selector} went away`)
    return { sharedId }
  }

  const type = (text: string) =>
    ask('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions: keys(text) }] })

  const click = async (target: Target): Promise<void> => {
    const origin = { type: 'element', element: await find(target) }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  return {
    open: (path: string) => ask('browsingContext.navigate', { context, url: base + path, wait: 'complete' }),
    setViewport: (width: number, height: number) =>
      ask('browsingContext.setViewport', { context, viewport: { width, height } }),
    until,
    /** Waits until the element is visible. */
    see: (target: Target): Promise<void> => until(target.text ?? target.selector, expressionOf(target)),
    /** Returns whether the element is visible now. */
    has: async (target: Target): Promise<boolean> =>
      (await evaluate(`Boolean(${expressionOf(target)})`)).value === true,
    /** Returns the value of a JavaScript expression as text. */
    read: async (expression: string): Promise<string> => String((await evaluate(expression)).value ?? ''),
    click,
    type,
    /** Clicks a field and types into it. */
    fill: async (selector: string, text: string): Promise<void> => {
      await click({ selector })
      await type(text)
    },
    chooseFile: async (selector: string, file: string): Promise<void> => {
      await ask('input.setFiles', { context, element: await find({ selector }), files: [file] })
    },
    picture: async (): Promise<Buffer> =>
      Buffer.from(String((await ask('browsingContext.captureScreenshot', { context }))['data']), 'base64'),
  }
}

export type FirefoxPage = ReturnType<typeof createPage>

/** Starts Firefox for a reader of Hebrew, with a new profile. Throws if Firefox does not start. */
export const startFirefox = async (program: string, base: string) => {
  const profile = mkdtempSync(join(tmpdir(), 'milgo-firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref('intl.accept_languages', 'he-IL, he');\n`)
  const browser = spawn(
    program,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => browser.once('close', resolve))
  const stop = async (): Promise<void> => {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  // Whoever gives up waiting for this process ends Firefox with it.
  process.once('SIGTERM', () => void stop().then(() => process.exit(1)))
  try {
    const address = await new Promise<string>((resolve, reject) => {
      browser.once('error', () =>
        reject(new Error(`${program} does not start: install firefox-esr, or set FIREFOX_PATH.`)),
      )
      browser.once('exit', () => reject(new Error(`${program} ended before it listened.`)))
      browser.stderr.on('data', (said: Buffer) => {
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(String(said))?.[1]
        if (found) resolve(found)
      })
    })
    const ask = await connect(address)
    const { capabilities } = await ask('session.new', { capabilities: {} })
    const { contexts } = await ask('browsingContext.getTree', {})
    const [{ context }] = contexts as [{ readonly context: string }]
    const { browserVersion } = capabilities as { readonly browserVersion: string }
    return { version: browserVersion, page: createPage(ask, context, base), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
