/** Prints rows under their columns' names; the first column is the row's name. */
export function printTable(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const all = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
  console.log([line(columns), widths.map((width) => '─'.repeat(width)).join('───'), ...rows.map(line), ''].join('\n'))
}
