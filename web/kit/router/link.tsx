import type { ComponentProps, MouseEvent } from 'react'
import { type NavigateOptions, NavigationContext, useRequired } from './contexts.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  NavigateOptions & {
    to: string
    /** `intent` fetches the page when the link is hovered, focused or touched. */
    prefetch?: 'none' | 'intent'
  }

export function Link({ to, replace, preventScrollReset, prefetch = 'none', onClick, ...props }: LinkProps) {
  const { navigate, prefetch: fetchAhead } = useRequired(NavigationContext)

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const opensElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || opensElsewhere || (props.target && props.target !== '_self')) return
    event.preventDefault()
    // As in browsers, a link to the current address adds no history entry.
    const isHere = new URL(to, window.location.href).href === window.location.href
    navigate(to, { replace: replace || isHere, preventScrollReset })
  }

  const intend = prefetch === 'intent' ? () => fetchAhead(to) : undefined
  return (
    <a {...props} href={to} onClick={follow} onPointerEnter={intend} onFocus={intend} onTouchStart={intend} />
  )
}
