// Pages while developing: drawn by React Router itself, whose hot reload knows nothing of our runtime.
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageHandler } from '../services.ts'

export function createDevelopmentDrawing(
  build: ServerBuild,
  newContext: () => RouterContextProvider,
): PageHandler {
  const handle = createRequestHandler(build, 'development')
  return async (address) => {
    const response = await handle(new Request(address), newContext())
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  }
}
