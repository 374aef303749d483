/** Returns a name such as `resultsToday` as the names of pictures have it: `results-today`. @type {(name: string) => string} */
export const inKebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
