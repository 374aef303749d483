import { expect, it } from 'vitest'
import { prepareAll, withPage } from '../pages/prepare-pages.ts'

const html = `<head>
  <meta name="code-of-page" content="/assets/page.js">
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <script type="module" crossorigin src="/assets/boot.js"></script>
</head>
<body><div id="root"></div></body>`

const prepared = {
  pages: new Map([
    ['/login', '<h1>Page</h1>'],
    ['/check-eligibility', '<h1>Look</h1>'],
  ]),
  redrawn: new Set(['/check-eligibility']),
  outline: '<div>Outline</div>',
}

it('a prepared page stands in its document, and its code yields to styles and fonts', () => {
  const page = withPage(html, '/login', prepared)
  expect(page).toContain('<div id="root"><h1>Page</h1></div>')
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low"')
  expect(page).toContain('<script type="module" fetchpriority="low"')
  expect(page).toContain('<meta name="code-of-page" data-yields ')
})

it('the code of a page that is only looked at until it is drawn anew yields to nothing', () => {
  const page = withPage(html, '/check-eligibility', prepared)
  expect(page).toContain('<div id="root"><h1>Look</h1></div>')
  expect(page).not.toMatch(/fetchpriority|data-yields/)
})

it('any other document has the outline, and its code yields to nothing', () => {
  const page = withPage(html, '/registration', prepared)
  expect(page).toContain('<div id="root"><div>Outline</div></div>')
  expect(page).not.toMatch(/fetchpriority|data-yields/)
})

it('a page that is drawn anew has the outline beside it; one that is taken over stands alone', async () => {
  const made = { pages: new Map<string, string>(), redrawn: new Set<string>(), outline: '' }
  await prepareAll(
    {
      preparedPaths: ['/login', '/check-eligibility'],
      redrawnPaths: ['/check-eligibility'],
      preparePage: async (path) => `<p>${path}</p>`,
      prepareOutline: async () => '<i></i>',
    },
    made,
  )
  expect([...made.pages]).toEqual([
    ['/login', '<p>/login</p>'],
    ['/check-eligibility', '<p>/check-eligibility</p><i></i>'],
  ])
  expect([...made.redrawn]).toEqual(['/check-eligibility'])
  expect(made.outline).toBe('<i></i>')
})
