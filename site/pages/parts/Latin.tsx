interface LatinProps {
  readonly children: string;
}

/** A code or name in Latin letters within Arabic text. */
export function Latin({ children }: LatinProps) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
