// Lists that are filled in row by row.
import { expect, test } from "@playwright/test";
import { holdScripts, open } from "./awake.ts";
import { CI_ONLY } from "./sets.ts";

test("a list goes on with Enter, takes a table from a spreadsheet, and loses a row", async ({ page }) => {
  await open(page, "/calculators/gpa");
  await page.getByLabel("Credits 4", { exact: true }).press("Enter");
  await expect(page.getByLabel("Course 5", { exact: true })).toBeFocused();
  await page.keyboard.type("Physics");
  await page.keyboard.press("Enter");
  await page.getByLabel("Level 5", { exact: true }).selectOption("AP");
  await page.getByLabel("Grade 5", { exact: true }).focus();
  await page.keyboard.type("B");
  await page.keyboard.press("Enter");
  await page.keyboard.type("4");
  const text = page.locator('textarea[name="courses"]');
  const begun = "Biology:regular:B+:4; History:regular:A:3; Seminar:regular:C:2; Physics:AP:B:4";
  await expect(text).toHaveValue(`Art:regular:A-:3; ${begun}`);
  await page.keyboard.press("Enter");
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "C+\t3\nD\t2\n");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(text).toHaveValue(`Art:regular:A-:3; ${begun}; ::C+:3; ::D:2`);
  await page.getByRole("button", { name: "Remove row 1" }).click();
  await expect(page.getByLabel("Course 1", { exact: true })).toBeFocused();
  await expect(text).toHaveValue(`${begun}; ::C+:3; ::D:2`);
});

test("cells take what people type, a fault marks its own cell, and a new row is like the last one", async ({
  page,
}) => {
  await open(page, "/calculators/hours-worked");
  const cell = (name: string) => page.getByLabel(name, { exact: true });
  await cell("Start 1").focus();
  await page.waitForLoadState("networkidle");
  for (const [name, text] of Object.entries({ "Start 1": "830", "End 1": "5p", "Break 1": "45", "Break 2": "2" })) {
    await cell(name).fill(text);
  }
  await page.getByRole("button", { name: "Copy the last row" }).click();
  await expect(cell("Day 6")).toHaveValue("Sat");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(cell("Start 1")).toHaveValue("8:30");
  await expect(page.locator('textarea[name="shifts"]')).toHaveValue(
    /^Mon, 8:30, 5:00 pm, 0:45; .*; Sat, 9:00 am, 5:00 pm, 0:30$/,
  );
  await expect(page.locator(".row-of [aria-invalid]")).toHaveCount(1);
  await expect(cell("Break 2")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".entry")).toContainText("break could be 2 hours or 2 minutes: enter 2:00 or 2 min.");
  await cell("Break 2").fill("0");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator(".row-of [aria-invalid]")).toHaveCount(0);
});

test("what is pressed and typed before a list's own script is there is all done, in its order", async ({ page }) => {
  await open(page, "/calculators/gpa");
  const release = await holdScripts(page);
  await page.getByRole("button", { name: "Remove row 4", exact: true }).click();
  await page.getByRole("button", { name: "Remove row 3", exact: true }).click();
  await page.getByLabel("Grade 1", { exact: true }).fill("A");
  await page.getByLabel("Grade 2", { exact: true }).fill("B");
  release();
  await expect(page.locator('textarea[name="courses"]')).toHaveValue("Art:regular:A:3; Biology:regular:B:4");
});

test("so are a calculator's keys", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/scientific");
  const release = await holdScripts(page);
  for (const key of ["Clear all", "1", "2", "Plus", "3"])
    await page.getByRole("button", { name: key, exact: true }).click();
  release();
  await expect(page.getByLabel("Expression")).toHaveValue("12 + 3");
});

test(
  "a key or Enter pressed before the keys' own script is there finds the text of its moment",
  CI_ONLY,
  async ({ page }) => {
    await open(page, "/calculators/scientific");
    const release = await holdScripts(page);
    const field = page.getByLabel("Expression");
    await page.getByRole("button", { name: "Clear all", exact: true }).click();
    await field.fill("x = 5");
    await field.press("Enter");
    await field.fill("x * 2");
    await field.press("Enter");
    release();
    await expect(field).toHaveValue("x = 5; x * 2");
  },
);
