// The browser script of the simulated Turnstile. Tests control it by `window.turnstileBehaviour`:
// {answer: 'pass' | 'error' | 'silent', expireAfterMs, errorCode}; without it, it passes.

/** As in the real one, an iframe of the service's host creates the token. */
export const TURNSTILE_SCRIPT = `(() => {
  const source = new URL(document.currentScript.src)
  const widgets = new Map()
  let last = 0

  function run(widget) {
    const { answer = 'pass', errorCode = '300030' } = window.turnstileBehaviour ?? {}
    widget.token = undefined
    widget.expired = false
    clearTimeout(widget.timer)
    widget.frame?.remove()
    widget.frame = document.createElement('iframe')
    const { sitekey, action = '', size = 'normal' } = widget.params
    const address = new URL('widget', source)
    address.search = new URLSearchParams({ id: widget.id, sitekey, action, hostname: location.hostname })
    widget.frame.src = address
    widget.frame.title = 'Widget containing a Cloudflare security challenge'
    widget.frame.width = size === 'compact' ? 150 : 300
    widget.frame.height = size === 'compact' ? 140 : 65
    widget.frame.style.border = '0'
    if (answer === 'error') queueMicrotask(() => widget.params['error-callback']?.(errorCode))
    widget.silent = answer !== 'pass'
    widget.container.append(widget.frame)
  }

  function pass(widget, token) {
    const { expireAfterMs } = window.turnstileBehaviour ?? {}
    widget.token = token
    widget.params.callback?.(token)
    if (expireAfterMs) widget.timer = setTimeout(() => expire(widget), expireAfterMs)
  }

  function expire(widget) {
    widget.token = undefined
    widget.expired = true
    widget.params['expired-callback']?.()
    if ((widget.params['refresh-expired'] ?? 'auto') === 'auto') run(widget)
  }

  addEventListener('message', ({ origin, source: from, data }) => {
    if (origin !== source.origin) return
    for (const widget of widgets.values())
      if (widget.frame?.contentWindow === from && !widget.silent) pass(widget, data.token)
  })

  window.turnstile = {
    render(container, params) {
      last += 1
      const id = 'cf-chl-widget-' + last
      const element = typeof container === 'string' ? document.querySelector(container) : container
      const widget = { id, container: element, params }
      widgets.set(id, widget)
      run(widget)
      return id
    },
    reset: (id) => widgets.has(id) && run(widgets.get(id)),
    remove(id) {
      clearTimeout(widgets.get(id)?.timer)
      widgets.get(id)?.frame?.remove()
      widgets.delete(id)
    },
    getResponse: (id) => widgets.get(id)?.token,
    isExpired: (id) => widgets.get(id)?.expired ?? false,
    ready: (act) => act(),
    /** For tests: the options of each widget. */
    rendered: () => [...widgets.values()].map(({ params }) => params),
  }
})()
`

export function turnstileWidget(token: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Turnstile</title>
<style>body{margin:0;font:14px sans-serif;background:#232323;color:#fff}p{margin:0;padding:20px}</style>
<p>Success!</p>
<script>parent.postMessage({ token: ${JSON.stringify(token)} }, '*')</script></html>
`
}
