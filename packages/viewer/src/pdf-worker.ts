// The parser of pdf.js in a file with a name of ours. The server recognises the file by this name and allows only this
// worker to compile WebAssembly, in which the decoders of pictures in PDFs are written.
import 'pdfjs-dist/build/pdf.worker.mjs'
