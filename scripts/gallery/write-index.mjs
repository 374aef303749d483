import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Writes an index of all pictures in the folder, page by page, also those of earlier runs. Returns their number.
 * @type {(folder: string) => number}
 */
export const writeIndex = (folder) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  const names = [...new Set(files.map((file) => file.split('--')[0] ?? ''))].sort()
  const sections = names.map((name) => {
    const own = files.filter((file) => file.startsWith(`${name}--`)).sort()
    const figures = own.map(
      (file) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escaped(file.slice(name.length + 2, -4))}</figcaption></figure>`,
    )
    return `<section id="${name}"><h2>${escaped(name)}</h2><div>${figures.join('')}</div></section>`
  })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery of the portal and the office</title><style>
body{font:15px/1.5 system-ui;margin:2rem}nav{columns:4}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}img{height:420px;border:1px solid #ccc}figcaption{font-size:13px}</style></head><body>
<h1>${names.length} pages, ${files.length} pictures</h1><nav>${names.map((name) => `<a href="#${name}">${escaped(name)}</a><br>`).join('')}</nav>
${sections.join('\n')}</body></html>`,
  )
  return files.length
}
