// `npm run firefox`: the main path of a running portal in an installed Firefox, driven by WebDriver BiDi, which Firefox itself
// speaks: a stranger opens the public pages, a demo student logs in with the keyboard, opens the form and the personal area.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const firefox = process.env['FIREFOX_PATH'] ?? 'firefox-esr'
const patience = 60_000

const profile = mkdtempSync(join(tmpdir(), 'milgo-firefox-'))
const browser = spawn(
  firefox,
  ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
  {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  },
)

/** Firefox says on which address it listens. @type {() => Promise<string>} */
const addressOf = () =>
  new Promise((resolve, reject) => {
    browser.on('error', () =>
      reject(new Error(`${firefox} does not start: install firefox-esr, or set FIREFOX_PATH.`)),
    )
    browser.on('exit', () => reject(new Error(`${firefox} ended before it listened.`)))
    browser.stderr.on('data', (/** @type {Buffer} */ said) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(String(said))?.[1]
      if (found) resolve(found)
    })
  })

/** @typedef {{ id?: number, type?: string, result?: any, message?: string }} Answer */

/** Asks the browser by its protocol, one command after the other. @param {string} address */
const connect = async (address) => {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let last = 0
  /** @type {(method: string, params: object) => Promise<any>} */
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      const id = last
      /** @param {MessageEvent} event */
      const onMessage = ({ data }) => {
        /** @type {Answer} */
        const answer = JSON.parse(String(data))
        if (answer.id !== id) return
        socket.removeEventListener('message', onMessage)
        if (answer.type === 'success') resolve(answer.result)
        else reject(new Error(`${method}: ${answer.message}`))
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method, params }))
    })
  return ask
}

try {
  const ask = await connect(await addressOf())
  const { capabilities } = await ask('session.new', { capabilities: {} })
  const { contexts } = await ask('browsingContext.getTree', {})
  const context = contexts[0].context
  /** @type {(expression: string) => Promise<unknown>} */
  const evaluate = async (expression) =>
    (await ask('script.evaluate', { expression, target: { context }, awaitPromise: true })).result?.value
  /** @type {(what: string, expression: string) => Promise<void>} */
  const until = async (what, expression) => {
    const end = Date.now() + patience
    while (!(await evaluate(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`${what}: did not come (${await evaluate('location.href')})`)
      await evaluate('new Promise((resolve) => setTimeout(resolve, 100))')
    }
    console.log(`ok     ${what}`)
  }
  /** @type {(path: string) => Promise<unknown>} */
  const open = (path) => ask('browsingContext.navigate', { context, url: base + path, wait: 'complete' })
  /** @type {(text: string) => Promise<unknown>} */
  const type = (text) =>
    ask('input.performActions', {
      context,
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  /** @param {string} selector */
  const seen = (selector) => `document.querySelector(${JSON.stringify(selector)})?.getClientRects().length`

  console.log(`Firefox ${capabilities.browserVersion}`)
  await open('/')
  await until('home', seen('main a[href="/check-eligibility"]'))
  await open('/faq')
  await until('questions and answers', seen('main input'))
  await open('/check-eligibility')
  await until('eligibility check', seen('[role="dialog"] button'))
  await open('/login')
  await until('login', seen('#login-email'))
  await evaluate(`document.querySelector('#login-email').focus()`)
  // Tab and Enter have characters of their own in the protocol.
  await type('demo.student@milgo.example\uE004Milgo-Demo-25\uE007')
  await until('form after the login', seen('#field-firstName'))
  await evaluate(`document.querySelector('#field-firstName').focus()`)
  await type('א')
  const saveState = `document.querySelector('[data-save-state]')?.dataset.saveState`
  await until('form says that it is not saved yet', `${saveState} !== 'saved'`)
  await until('form saves by itself', `${saveState} === 'saved'`)
  await open('/personal-area')
  // The page of a failure has a heading too; the line of the stages comes only with the student's own data.
  await until('personal area', seen('main ol[aria-label]'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  browser.removeAllListeners('exit')
  browser.kill()
  await new Promise((resolve) => browser.once('exit', resolve))
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}
