// Tables for the terminal: words to the left, figures to the right.

export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const isFigure = header.map((_, column) =>
    rows.every((row) => /^([-–<>=≤≥~]|\d|$)/.test(row[column] ?? '')),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  console.log(line(header))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(row))
}
