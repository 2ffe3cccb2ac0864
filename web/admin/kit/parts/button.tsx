import type { ComponentProps } from 'react'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { buttonLook, type Look } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'

type Props = ComponentProps<'button'> &
  Look & {
    icon?: IconName
    /** Its content, unless that is more than text. */
    label?: string
    /** Its action runs: the button is disabled and turns. A text replaces the content, where it says more. */
    busy?: boolean | string
  }

export function Button({ variant = 'outline', size = 'sm', className, ...props }: Props) {
  const { icon, label, busy, children, disabled, ...button } = props
  return (
    <button
      type="button"
      {...button}
      className={buttonLook({ variant, size, className })}
      aria-busy={busy ? true : undefined}
      disabled={busy ? true : disabled}
    >
      {busy ? <Icon name="loader" className="animate-spin" /> : icon && <Icon name={icon} />}
      {typeof busy === 'string' ? busy : (label ?? children)}
    </button>
  )
}

export function SubmitButton(props: Props) {
  return <Button variant="primary" size="md" type="submit" {...props} />
}

type LinkProps = ComponentProps<typeof SiteLink> & Look & Pick<Props, 'icon' | 'label'>

export function LinkButton({ variant = 'outline', size = 'sm', className, ...props }: LinkProps) {
  const { icon, label, children, ...link } = props
  return (
    <SiteLink {...link} className={buttonLook({ variant, size, className })}>
      {icon && <Icon name={icon} />}
      {label ?? children}
    </SiteLink>
  )
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={`icon-btn ${className}`} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
