import { randomInt } from 'node:crypto'
import { home } from '@milgo/messages/he/home'
import { unavailable } from '@milgo/messages/he/unavailable'
import { installedFolder } from '../../scripts/testing/data-folder.mjs'
import { startProcess } from '../../scripts/testing/server-process.mjs'
import { expect, ownWindow, test } from '../fixtures.ts'

const oneHour = 60 * 60 * 1000

test('a page that is closed for maintenance opens by itself when the portal is open again', {
  tag: ownWindow,
}, async ({ page, expectAccessible }) => {
  const folder = installedFolder()
  // Far from the ports that other servers of the run take: both servers need the same one.
  const port = String(20_000 + randomInt(10_000))
  const closed = startProcess({
    DATA_DIR: folder.path,
    PORT: port,
    MAINTENANCE_FROM: new Date(Date.now() - oneHour).toISOString(),
    MAINTENANCE_UNTIL: new Date(Date.now() + oneHour).toISOString(),
  })
  const running = [closed]
  try {
    const url = await closed.url
    await page.clock.install()
    await page.goto(url)
    await expect(page.getByRole('heading', { name: unavailable.maintenance.title })).toBeVisible()
    await expectAccessible()
    await closed.stop()
    // The portal does not answer at all now, and the page goes on asking.
    await page.clock.runFor(120_000)
    await expect(page.getByRole('heading', { name: unavailable.maintenance.title })).toBeVisible()

    const opened = startProcess({ DATA_DIR: folder.path, PORT: port })
    running.push(opened)
    await opened.url
    await page.clock.runFor(120_000)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.titleStart)
  } finally {
    for (const server of running) await server.stop()
    folder.remove()
  }
})
