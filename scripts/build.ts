// npm run build: pages and process, ready to be served. npm start does it by itself.
import { ensureBuilt } from './lib/build.ts'

ensureBuilt()
