import { useAdminText } from '../text/use-admin-text.ts'
import { Select } from './select.tsx'

const two = (part: number) => String(part).padStart(2, '0')
const HOURS = Array.from({ length: 24 }, (_, hour) => two(hour))
const MINUTES = Array.from({ length: 12 }, (_, step) => two(step * 5))

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

type Props = { id?: string; disabled?: boolean; value: string; onChoose: (time: string) => void }

/** `19:05`, from 00 to 23: a native field asks in the twelve hours of some browsers. */
export function TimeChoice({ id, disabled, value, onChoose }: Props) {
  const { t } = useAdminText()
  const [hour = '00', minute = '00'] = value.split(':')
  const part = { disabled, className: 'num w-20' }
  return (
    <span className="flex items-center gap-2">
      <Select
        {...part}
        id={id}
        aria-label={t('admin.hour')}
        value={hour}
        options={toOptions(HOURS)}
        onChoose={(next) => onChoose(`${next}:${minute}`)}
      />
      <b aria-hidden="true">:</b>
      <Select
        {...part}
        aria-label={t('admin.minute')}
        value={minute}
        options={toOptions([...new Set([...MINUTES, minute])].sort())}
        onChoose={(next) => onChoose(`${hour}:${next}`)}
      />
    </span>
  )
}
