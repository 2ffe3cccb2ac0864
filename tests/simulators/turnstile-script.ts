// The browser script of the simulated Turnstile: every check passes.

/** As in the real one, an iframe of the service's host creates the token. */
export const TURNSTILE_SCRIPT = `(() => {
  const source = new URL(document.currentScript.src)
  const widgets = new Map()
  let last = 0

  function run(widget) {
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
    widget.container.append(widget.frame)
  }

  addEventListener('message', ({ origin, source: from, data }) => {
    if (origin !== source.origin) return
    for (const { frame, params } of widgets.values())
      if (frame?.contentWindow === from) params.callback?.(data.token)
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
      widgets.get(id)?.frame?.remove()
      widgets.delete(id)
    },
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
