import type { Plugin } from 'vite'

const dialog = /react-aria-components[\\/]dist[\\/]private[\\/]Dialog\.mjs$/
const importOfMenus = /import \{\w+ as (\$[\w$]+)\} from "\.\/Menu\.mjs";/

/**
 * A window of React Aria says to menus within it that they stand in none, and brings all code of menus and lists along for
 * this word. The pages have no menus of the library.
 */
export const withoutMenus = (): Plugin => ({
  name: 'milgo:without-menus',
  apply: 'build',
  transform: {
    filter: { id: dialog },
    handler: (code) => {
      const [whole, word] = importOfMenus.exec(code) ?? []
      if (!whole) throw new Error('Windows of React Aria no longer import menus: this plugin can go')
      return code.replace(
        whole,
        () =>
          `import {createContext as createWord} from "react";const ${word} = /*#__PURE__*/ createWord(null);`,
      )
    },
  },
})
