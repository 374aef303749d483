import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findBrowser } from '../setup/find-browser.mjs'

let folder: string
let log: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-machine-'))
  log = join(folder, 'log')
  mkdirSync(join(folder, 'bin'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const place = (name: string) => join(folder, 'bin', name)

/** Installs a program that writes down how it was called, and then does what the test says. */
const install = (name: string, does = 'exit 0') =>
  writeFileSync(place(name), `#!/bin/sh\necho "${name} $*" >> '${log}'\n${does}\n`, { mode: 0o755 })

const calls = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])

/**
 * Runs `findBrowser` on a machine with all programs in one folder. Its Node only writes down what it is asked to run.
 */
const find = ({ isRoot = false, ...environment }: { isRoot?: boolean; CHROMIUM_PATH?: string } = {}) => {
  if (!existsSync(place('node'))) install('node')
  return findBrowser(place('node'), { environment: { PATH: join(folder, 'bin'), ...environment }, isRoot })
}

const aptInstall = 'apt-get install -y --no-install-recommends chromium-headless-shell'
const aptInstallWhole = 'apt-get install -y --no-install-recommends chromium'
const download = expect.stringMatching(/^node .*@playwright\/test\/cli\.js install chromium$/)
const where = expect.stringMatching(/^node -e .*@playwright\/test.*executablePath/)

/** Installs a Node that downloads a browser and prints its path. */
const installDownloader = (browserDoes?: string) => {
  install('downloaded', browserDoes)
  install('node', `case "$1" in -e) printf %s '${place('downloaded')}';; esac`)
}

it('the browser of CHROMIUM_PATH is preferred to an installed one', () => {
  install('chromium')
  install('mine')
  expect(find({ CHROMIUM_PATH: place('mine') })).toBe(place('mine'))
  expect(calls()).toEqual([])
})

it('a CHROMIUM_PATH without a file is refused', () => {
  install('chromium')
  expect(() => find({ CHROMIUM_PATH: place('mine') })).toThrow(`CHROMIUM_PATH names ${place('mine')}`)
})

it.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
  '%s is found',
  (name) => {
    install(name)
    expect(find({ isRoot: true })).toBe(place(name))
    expect(calls()).toEqual([])
  },
)

it('the headless shell is preferred to the full browser', () => {
  install('chromium')
  install('chromium-headless-shell')
  expect(find()).toBe(place('chromium-headless-shell'))
})

it('root installs Debian’s package', () => {
  install('apt-get', `: > '${place('chromium-headless-shell')}'`)
  expect(find({ isRoot: true })).toBe(place('chromium-headless-shell'))
  expect(calls()).toEqual([aptInstall])
})

it('root installs the full browser if Debian has no headless shell', () => {
  install('apt-get', `case "$*" in *shell) exit 100;; *) : > '${place('chromium')}';; esac`)
  expect(find({ isRoot: true })).toBe(place('chromium'))
  expect(calls()).toEqual([aptInstall, aptInstallWhole])
})

it('root fetches the package lists first if the machine has none', () => {
  install(
    'apt-get',
    `case "$1" in update) : > '${place('lists')}';; *) [ -f '${place('lists')}' ] && : > '${place('chromium')}';; esac`,
  )
  expect(find({ isRoot: true })).toBe(place('chromium'))
  expect(calls()).toEqual([aptInstall, aptInstallWhole, 'apt-get update', aptInstall])
})

it('Playwright’s browser is downloaded if apt-get fails', () => {
  install('apt-get', 'exit 100')
  installDownloader()
  expect(find({ isRoot: true })).toBe(place('downloaded'))
  expect(calls()).toEqual([
    ...[aptInstall, aptInstallWhole, 'apt-get update', aptInstall, aptInstallWhole],
    ...[download, where, 'downloaded --version'],
  ])
})

it('Playwright’s browser is downloaded without apt-get, and for an ordinary user', () => {
  installDownloader()
  expect(find({ isRoot: true })).toBe(place('downloaded'))
  install('apt-get')
  expect(find()).toBe(place('downloaded'))
  expect(calls().filter((call) => !call.startsWith('downloaded'))).toEqual([download, where, download, where])
})

it('a downloaded browser that does not start says what root must install', () => {
  installDownloader('exit 127')
  expect(find).toThrow('Let root run "apt-get install chromium"')
})

it('a failed download says what to do', () => {
  install('node', 'exit 1')
  expect(find).toThrow('No browser for the tests. Install chromium, or set CHROMIUM_PATH.')
})
