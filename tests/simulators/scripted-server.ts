// Replies with scripted responses, for replies that Tripay would hardly send.
import { listenHttp } from '#simulators/http.ts'

export type ScriptedReply = { status?: number; text: string }

/** One response after the other; the last one is repeated. */
export async function startScriptedServer(replies: readonly ScriptedReply[]) {
  const left = [...replies]
  const { origin, close } = await listenHttp((_, response) => {
    const { status = 200, text } = (left.length > 1 ? left.shift() : left[0]) ?? { text: '' }
    response.writeHead(status).end(text)
  })
  return { url: `${origin}/api-sandbox`, close }
}

export function replyYes(data: unknown, status = 200): ScriptedReply {
  return { status, text: JSON.stringify({ success: true, message: '', data }) }
}

export function replyNo(message: unknown, status = 200): ScriptedReply {
  return { status, text: JSON.stringify({ success: false, message }) }
}
