const alef = 0x5d0
const alefByte = 0x80

/**
 * Encodes text in the clearing centre's Hebrew table "code B" (as code page 862): ASCII, and Hebrew letters from 128
 * on.
 */
export const bankBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - alef + alefByte
  })
