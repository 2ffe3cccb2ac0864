// npm run build: builds pages and process; npm start does it too.
import { ensureBuilt } from './lib/build.ts'

ensureBuilt()
