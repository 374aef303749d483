import { expect, it } from 'vitest'
import { documentsFrom, type PreparedPages, prepareAll, withPage } from '../pages/prepare-pages.ts'
import { withTitles } from '../pages/titles-of-pages.ts'

const html = `<head>
  <title>Portal</title>
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
  outlines: new Map([['/registration', '<p>Form</p>']]),
  outline: '<div>Outline</div>',
}

it.each([
  ['a prepared page', '/login', '<h1>Page</h1>'],
  ['a redrawn page', '/check-eligibility', '<h1>Look</h1>'],
  ['an outline with a heading', '/registration', '<p>Form</p>'],
  ['the outline', '/about', '<div>Outline</div>'],
])('%s is in its document', (_what, path, markup) => {
  const page = withPage(html, path, prepared)
  expect(page).toContain(`<div id="root">${markup}</div>`)
})

it('a redrawn page has the outline beside it, and a hydrated page has not', async () => {
  const made: PreparedPages = { pages: new Map(), outlines: new Map(), outline: '' }
  await prepareAll(
    {
      preparedPaths: ['/login', '/check-eligibility'],
      redrawnPaths: ['/check-eligibility'],
      preparePage: async (path) => `<p>${path}</p>`,
      headedPaths: ['/registration'],
      prepareOutline: async (path = '') => `<i>${path}</i>`,
    },
    made,
  )
  expect([...made.pages]).toEqual([
    ['/login', '<p>/login</p>'],
    ['/check-eligibility', '<p>/check-eligibility</p><i></i>'],
  ])
  expect([...made.outlines]).toEqual([['/registration', '<i>/registration</i>']])
  expect(made.outline).toBe('<i></i>')
})

it('only the code of the landing page has a lower priority than its styles', () => {
  const { landing, other } = documentsFrom(html, prepared)
  expect(
    landing.match(/<(?:link rel="modulepreload"|script type="module") fetchpriority="low"/g),
  ).toHaveLength(2)
  expect(other).toContain('rel="modulepreload"')
  expect(other).not.toContain('fetchpriority')
})

it('the title of the page comes first in the head, then the titles in other languages', () => {
  const once = withTitles(html, { he: 'Home', ar: 'A', en: 'B' })
  const twice = withTitles(once, { he: '1 < "2" & 3', ar: 'C', en: 'D' })
  expect(twice.split('\n').slice(0, 4)).toEqual([
    '<head>',
    '    <title>1 &lt; &quot;2&quot; &amp; 3</title>',
    '    <meta name="title-ar" content="C">',
    '    <meta name="title-en" content="D">',
  ])
  expect(twice.match(/<title>|name="title-/g)).toHaveLength(3)
  expect(() => withTitles('<head>\n</head>', { he: 'x' })).toThrow('no title')
})
