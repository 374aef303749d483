import { registration } from '@milgo/messages/he/registration'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { steps } from '@milgo/messages/he/steps'
import type { Page } from '@playwright/test'
import { answer, fieldOf, openForm, saveAndClose, savedStep, saveState } from '../application.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { accountButton } from '../login.ts'

// All other journeys block service workers, because they would not see the calls that a worker answers.
test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker is active and the page has stored everything that it needs offline. */
const waitUntilReady = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.offline.')).length),
    )
    .toBe(3)
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          localStorage.getItem(
            Object.keys(localStorage).find((key) => key.endsWith('.offline.answers')) ?? '',
          ) ?? '',
      ),
    )
    .toContain('"cities"')
}

/**
 * Takes the browser offline. Pages that are loaded later are told so too, because some versions of Chromium do not
 * report it to them.
 */
const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.evaluate(() => sessionStorage.setItem('connection', 'cut'))
  await page.addInitScript(() => {
    if (sessionStorage.getItem('connection') === 'cut')
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  })
}

const goOnline = async (page: Page): Promise<void> => {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    sessionStorage.removeItem('connection')
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  })
}

test('answers that were typed offline, across two reloads, are saved when the connection is back', {
  tag: ownWindow,
}, async ({ page, request, expectAccessible }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page, request)
  await answer(page, 'firstName', 'דמו')
  await saveAndClose(page).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await waitUntilReady(page)

  await goOffline(page)
  await answer(page, 'lastName', 'מנותק')
  await expect(saveState(page)).toContainText(registration.save.storedOnDevice.unreachable)
  await page.reload()

  // The form is shown, with the saved answers and those that the browser stored
  await expect(page.getByRole('heading', { level: 1, name: registration.title })).toBeVisible()
  await expect(page.getByText(shell.offline)).toBeVisible()
  await expect(fieldOf(page, 'firstName')).toHaveValue('דמו')
  await expect(fieldOf(page, 'lastName')).toHaveValue('מנותק')
  await expect(page.getByText(registration.restored.text)).toBeVisible()
  await expect(saveState(page)).toContainText(registration.save.storedOnDevice.unreachable)
  await expectAccessible()

  // Lists and other steps work, the last one included
  await answer(page, 'addressByIdCity', 'חיפה')
  const bar = page.getByRole('navigation', { name: registration.stepBar })
  await bar.getByRole('button', { name: steps.bank }).click()
  await answer(page, 'branch', '800')
  await page.reload()
  await expect(fieldOf(page, 'branch')).toHaveValue('800')
  await bar.getByRole('button', { name: steps.personal }).click()
  await expect(fieldOf(page, 'addressByIdCity')).toHaveValue('חיפה')
  await expect(fieldOf(page, 'lastName')).toHaveValue('מנותק')

  // When the connection is back, everything is saved by itself, without a question
  await goOnline(page)
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await savedStep(page, request, 'step-1')).toMatchObject({
    first_name: 'דמו',
    last_name: 'מנותק',
    city_symbol: '4000',
  })
  expect(await savedStep(page, request, 'step-1/bank')).toMatchObject({ branch_number: '800' })

  // The service worker has cached no answer of a call
  const cached = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached).toContain('/page.html')
  expect(cached.filter((path) => path !== '/page.html' && !path.startsWith('/assets/'))).toEqual([])

  // After a logout nothing is stored any more, and the form cannot be opened offline
  await accountButton(page).click()
  await page.getByRole('button', { name: session.account.logOut }).click()
  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('milgo.own.'))),
  ).toEqual([])
  await goOffline(page)
  await page.goto('/registration')
  await expect(page).toHaveURL('/404')
  await expect(fieldOf(page, 'firstName')).toHaveCount(0)
})
