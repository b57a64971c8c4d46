/** The routes as the bundler hands them over. */
declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build';
}

declare module 'virtual:first-script' {
  /** The script that runs before anything of a page is shown. */
  const script: string;
  export default script;
}
