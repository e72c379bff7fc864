interface LatinProps {
  readonly children: string;
}

/** A code or a name in Latin letters inside a text of the other direction. */
export function Latin({ children }: LatinProps) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
